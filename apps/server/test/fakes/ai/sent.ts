/**
 * A vendor's type of what goes over the wire, without what its client adds: no methods, no open ends that let anything
 * pass, and null wherever a field may be missing.
 */
export type SentShape<T> = T extends readonly (infer Item)[]
  ? readonly SentShape<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as NamedField<T, Name>]?: SentShape<T[Name]> | null }
    : T;

type NamedField<T, Name extends keyof T> = string extends Name
  ? never
  : T[Name] extends (...given: never[]) => unknown
    ? never
    : Name;
