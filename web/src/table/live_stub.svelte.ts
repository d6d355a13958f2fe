// For tests: a table whose knowledge changes, and a place for effects that belong to no component.
export class LiveStub {
  known: object = $state.raw({});
  /** What is drawn, where that is not yet what is known. */
  before: object | null = $state.raw(null);
  static root(make: () => void): () => void {
    return $effect.root(make);
  }

  constructor(known: object) {
    this.known = known;
  }

  get shown(): object {
    return this.before ?? this.known;
  }
}
