import type { Operation } from "@citelens/contract/api";
import type { EndpointScope } from "@citelens/contract/base/endpoint";
import type { ForeignPlaces } from "../texts/told-value.rules.ts";

export type JsonObject = Readonly<Record<string, unknown>>;
export type ToolScope = Exclude<EndpointScope, "none">;

/** A tool as clients are told of it. */
export interface ShownTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonObject & { readonly type: "object" };
  readonly outputSchema: JsonObject & { readonly type: "object" };
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** Place of an argument in the request of its endpoint. */
export interface ArgumentPlace {
  readonly part: "params" | "query" | "body";
  readonly field: string;
}

/** A tool that is an endpoint of the contract. */
export interface ContractTool {
  readonly kind: "endpoint";
  readonly shown: ShownTool;
  readonly scope: ToolScope;
  readonly operation: Operation;
  readonly places: ReadonlyMap<string, ArgumentPlace>;
  /** Arguments without which there is no call. */
  readonly required: readonly string[];
  readonly untrusted: ForeignPlaces;
  /** Rows and columns of its answer, where that is a list. */
  readonly list: AnswerList | undefined;
}

/** Where a list stands in an answer. */
export interface AnswerList {
  /** Field with the rows; none where the answer is the list. */
  readonly rows: string | undefined;
  /** Field with the number of all. */
  readonly total: string | undefined;
  readonly columns: readonly string[];
  /** Whether it comes by pages. */
  readonly isPaged: boolean;
}
