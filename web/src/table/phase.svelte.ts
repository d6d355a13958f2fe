/** Whether a share of what is played out now has passed; so it has where nothing is. To be asked for in a component. */
export function passed(moving: () => { time: number } | null, share: () => number): { readonly now: boolean } {
  let gone: object | null = $state.raw(null);
  $effect(() => {
    const one = moving();
    if (!one) return;
    const timer = setTimeout(() => (gone = one), share() * one.time);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      const one = moving();
      return one === null || share() <= 0 || gone === one;
    },
  };
}
