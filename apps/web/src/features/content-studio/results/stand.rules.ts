import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { progressLine } from "../steps.rules.ts";

interface Stand {
  readonly title: string;
  readonly says: readonly string[];
  /** Where to go from here. */
  readonly action: string;
}

/** Where a text stands that is not done, in words. */
export function standOf(
  optimization: Pick<Optimization, "status" | "failure" | "progress" | "mode" | "kind">,
): Stand {
  const { status, failure } = optimization;
  switch (status) {
    case "DRAFT":
      return {
        title: "This is a draft",
        says: ["Say what the page should be found for, then generate it."],
        action: "Go on with the draft",
      };
    case "FAILED":
      return {
        title: "The text could not be made",
        says: failure ? [failure.seen, failure.remedy] : ["Something went wrong on our side. Try again."],
        action: "See what happened",
      };
    case "CANCELED":
      return {
        title: "This was canceled",
        says: ["Its text was dropped, and nothing was charged."],
        action: "Open it again",
      };
    case "QUEUED":
      return {
        title: "It waits for its turn",
        says: ["The results are shown here as soon as they are there."],
        action: "Follow it",
      };
    case "GATHERING":
    case "WRITING":
    case "CHECKING":
    case "DONE":
      return {
        title: "It is being made",
        says: [`${progressLine(optimization)}.`, "The results are shown here as soon as they are there."],
        action: "Follow it",
      };
  }
}
