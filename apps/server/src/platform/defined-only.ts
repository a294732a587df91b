/** Fields of a value without the fields that a request left out. */
export type DefinedFields<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

export function definedOnly<T extends object>(value: T): DefinedFields<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, part]) => part !== undefined),
  ) as DefinedFields<T>; // fromEntries forgets the keys
}
