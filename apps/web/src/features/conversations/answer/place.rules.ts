import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { codeName } from "#lib/code-name.ts";

/** Where an answer was asked from, as far as its model was told. */
export function placeText({ country, located }: Pick<AnswerShown, "country" | "located">): string {
  const name = country === null ? null : codeName("region", country);
  switch (located) {
    case "field":
      return name === null ? "Asked without a place" : `Asked from ${name}`;
    case "words":
      return name === null ? "Asked without a place" : `Asked without a place; ${name} was told in words`;
    case "nowhere":
      return "Asked without a place";
    case "united_states":
      return "Asked as from the United States";
    case null:
      return name ?? "Any";
  }
}
