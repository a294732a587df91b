/** "ContentStudio" of "content-studio": in names of types and components. */
export function pascal(kebab: string): string {
  return kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** "contentStudio": in names of values. */
export function camel(kebab: string): string {
  return kebab.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** "Content studio": what people read. */
export function sentence(kebab: string): string {
  const words = kebab.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name as it was given. Throws for one that can be no name of a file. */
export function kebabName(name: string | undefined, example: string): string {
  if (name !== undefined && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  const given = name === undefined ? "No name was given" : `"${name}" is no name`;
  throw new Error(`${given}. Write small letters and hyphens, as in: ${example}`);
}
