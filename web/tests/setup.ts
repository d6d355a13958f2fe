// What every browser has and no test environment does: a theme and motion that nobody has asked to be otherwise.
const nothing = () => undefined;
const query = { matches: false, addEventListener: nothing, removeEventListener: nothing };
globalThis.matchMedia ??= () => query as unknown as MediaQueryList;
