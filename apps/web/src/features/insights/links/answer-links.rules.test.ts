import { describe, expect, it } from "vitest";
import { answersPath } from "./answer-links.rules.ts";

const projectId = "0198a3b2-7c1d-7e00-8a55-0242ac120001";
const campaign = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const days = { start_date: "2026-10-22", end_date: "2026-11-20" };

describe("the link of a number", () => {
  it("leads to the counted answers of the very days, campaign and kind of query", () => {
    expect(answersPath(projectId, { ...days, campaign_id: campaign, branded: "false" })).toEqual({
      to: "/workspaces/$projectId/insight/conversations",
      params: { projectId },
      search: {
        view: "answers",
        counted: true,
        from: "2026-10-22",
        to: "2026-11-20",
        campaign,
        branded: false,
      },
    });
  });

  it("never takes the days that the figure is compared with", () => {
    const compared = { compare_start_date: "2026-09-22", compare_end_date: "2026-10-21" };

    expect(answersPath(projectId, { ...days, ...compared }).search).toEqual(
      answersPath(projectId, days).search,
    );
  });

  it("leads to answers of all time without days", () => {
    expect(answersPath(projectId, {}).search).toEqual({ view: "answers", counted: true });
  });

  it.each([
    [{ mentioned: true, cited: false }],
    [{ brand: campaign, sentiment: "NEGATIVE" }],
    [{ domain: "review.example" }],
    [{ url: "https://review.example/desks" }],
    [{ citing: true }],
    [{ query: campaign }],
  ] as const)("narrows them to %j", (traits) => {
    expect(answersPath(projectId, {}, traits).search).toEqual({ view: "answers", counted: true, ...traits });
  });

  it("calls the model as the page of the conversations does", () => {
    expect(answersPath(projectId, {}, { operator_model: "chatgpt" }).search).toMatchObject({
      model: "chatgpt",
    });
  });
});
