/** Query of every list of the admin area. */
export interface ListQuery {
  readonly page: number;
  readonly page_size: number;
  /** The request's own address, of which the neighbours' addresses are made. */
  readonly url: string;
}

export interface SearchQuery extends ListQuery {
  readonly search: string;
}

export function rangeOf({ page, page_size }: ListQuery): { readonly limit: number; readonly offset: number } {
  return { limit: page_size, offset: (page - 1) * page_size };
}
