import { z } from "zod";
import { Refusal } from "#platform/refusal.ts";
import { paths } from "./card.rules.ts";
import { lookTool } from "./looked.ts";
import { metricIn, metrics } from "./metrics.rules.ts";

export const explainMetric = lookTool({
  name: "explain_metric",
  label: "Look up what a figure counts",
  description: `What a figure counts, to the digit: ${Object.keys(metrics).join(", ")}.`,
  input: z.object({ metric: z.string().min(1).max(200) }),
  look: async (_, member, { metric }) => {
    const name = metricIn(metric);
    const text = name === undefined ? undefined : metrics[name];
    if (name === undefined || text === undefined) throw new Refusal("NOT_FOUND");
    return {
      card: {
        title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        figures: [],
        lines: [text],
        links: [{ label: "Overview", href: paths(member.workspaceId).overview }],
      },
    };
  },
});
