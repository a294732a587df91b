/** Value that is made when it is first needed: a formatter of Intl takes the browser milliseconds. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
