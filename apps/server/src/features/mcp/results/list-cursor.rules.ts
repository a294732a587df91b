/** Place in a list from which the next call goes on: a page of the API, and rows of it that were told already. */
export interface ListCursor {
  readonly page: number;
  readonly pageSize: number;
  readonly skip: number;
}

const written = /^(\d{1,7})\.(\d{1,3})\.(\d{1,3})$/;

/** Undefined for what was never told as one. */
export function readCursor(text: unknown): ListCursor | undefined {
  const [, page, pageSize, skip] = written.exec(String(text)) ?? [];
  return page === undefined
    ? undefined
    : { page: Number(page), pageSize: Number(pageSize), skip: Number(skip) };
}

/** Where the next call goes on after so many rows; null where nothing is left. */
export function nextCursor(
  { page, pageSize, skip }: ListCursor,
  { told, hasNext, ofPage }: { readonly told: number; readonly ofPage: number; readonly hasNext: boolean },
): string | null {
  if (skip + told < ofPage) return `${page}.${pageSize}.${skip + told}`;
  return hasNext ? `${page + 1}.${pageSize}.0` : null;
}
