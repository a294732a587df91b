/** The documentation of a product that does not exist: every name, setting and figure in it is fictional. */
export interface DocumentationSite {
  readonly host: string;
  readonly product: string;
  /** How its pages are built: each as another kind of generator does. */
  readonly skin: "sphinx" | "material" | "docusaurus" | "blocks" | "reference" | "vitepress" | "docbook";
  readonly pages: readonly DocumentationPage[];
}

export interface DocumentationPage {
  readonly path: string;
  readonly title: string;
  /** Name of the page in the menu, where that is another name. */
  readonly menu: string;
  /**
   * Blocks, a line each: "## " and "### " begin headings, "- " items, "| " rows of a table, "$ " lines of code, "> " notes,
   * everything else paragraphs. A link is [words](path), code within a line stands in backticks.
   */
  readonly body: string;
}

export function page(path: string, title: string, body: string, menu = title): DocumentationPage {
  return { path, title, menu, body };
}
