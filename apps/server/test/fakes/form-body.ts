/** Values of a form body, as nested as its names: `a[b][0][c]=v` is {a: {b: [{c: "v"}]}}. Values stay text. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, namesOf(name), value);
  return form;
}

function namesOf(name: string): string[] {
  return name.split("[").map((part) => part.replace(/\]$/, ""));
}

function put(form: Form, [name = "", ...rest]: readonly string[], value: string): void {
  const [next] = rest;
  if (next === undefined) {
    form[name] = value;
    return;
  }
  const isList = /^\d*$/.test(next);
  const inner = form[name] ?? (isList ? [] : {});
  form[name] = inner;
  if (Array.isArray(inner)) putInList(inner, rest, value);
  else if (typeof inner === "object") put(inner, rest, value);
}

function putInList(list: FormValue[], [index = "", ...rest]: readonly string[], value: string): void {
  const at = index === "" ? list.length : Number(index);
  if (rest.length === 0) {
    list[at] = value;
    return;
  }
  const inner = list[at];
  const form: Form = typeof inner === "object" && !Array.isArray(inner) ? inner : {};
  list[at] = form;
  put(form, rest, value);
}

/** The value below these names, or undefined. */
function at(form: FormValue | undefined, ...names: readonly (string | number)[]): FormValue | undefined {
  let value = form;
  for (const name of names) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (typeof value === "object") value = value[name];
    else return undefined;
  }
  return value;
}

export function textAt(
  form: FormValue | undefined,
  ...names: readonly (string | number)[]
): string | undefined {
  const value = at(form, ...names);
  return typeof value === "string" ? value : undefined;
}

export function numberAt(
  form: FormValue | undefined,
  ...names: readonly (string | number)[]
): number | undefined {
  const text = textAt(form, ...names);
  return text === undefined ? undefined : Number(text);
}

/** The texts of a flat part, such as metadata. */
export function textsAt(
  form: FormValue | undefined,
  ...names: readonly (string | number)[]
): Record<string, string> {
  const value = at(form, ...names);
  if (typeof value !== "object" || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, String(inner)]));
}
