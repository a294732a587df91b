/** Files of what guides show, which tests run, loaded as text when a guide is opened. */
const files = import.meta.glob<string>(
  ["../../../../../../integrations/snippets/*", "../../../../../../packages/visit/README.md"],
  { query: "?raw", import: "default" },
);

/** The text of a snippet, or of the package's readme. Throws where there is no such file, or it cannot be loaded. */
export async function guideFile(name: string): Promise<string> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (!load) throw new Error(`There is no file ${name} of a guide`);
  return load();
}

/** The names of all files that guides can show. */
export const guideFileNames: readonly string[] = Object.keys(files).map((path) => path.replace(/^.*\//, ""));
