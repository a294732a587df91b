import { dayIn, dayMs, earlier, shiftDay } from "@citelens/contract/base/days";
import type { ModelFigures } from "@citelens/contract/visibility/operators";
import { wilsonInterval } from "@citelens/statistics";
import { spendingReport } from "#features/spending/report/public.ts";
import type { Tools } from "#platform/tools.ts";
import { catalogue } from "../catalogue/catalogue.ts";
import { listPauses } from "../store/pauses.sql.ts";

const days = 30;
const pausesMax = 50;

/** How the models fared in the last 30 days, today among them, from the daily sums of costs; and their pauses. */
export async function getModelFigures(tools: Tools): Promise<ModelFigures> {
  const to = dayIn("UTC", tools.now());
  const from = shiftDay(to, 1 - days);
  const since = earlier(tools.now(), days * dayMs);
  const [calls, pauses] = await Promise.all([
    spendingReport.models(tools, { from, to }),
    listPauses(tools, { since, limit: pausesMax }),
  ]);
  const names = new Map(catalogue(tools.ai).map(({ id, display_name }) => [id, display_name]));
  const named = (id: string) => ({ id, display_name: names.get(id) ?? id });
  return {
    from,
    to,
    models: calls.map((one) => figuresOf(one, named(one.model))),
    pauses: pauses.map(({ model_id, paused_at, reason, ...end }) => ({
      ...named(model_id),
      paused_at: paused_at.toISOString(),
      reason,
      ...endOf(end, tools.now()),
    })),
  };
}

type NamedModel = Pick<ModelFigures["models"][number], "id" | "display_name">;
type Calls = Awaited<ReturnType<typeof spendingReport.models>>[number];

function figuresOf(
  { calls, failed, cost_usd, timed, took_ms }: Calls,
  named: NamedModel,
): ModelFigures["models"][number] {
  const answers = calls - failed;
  return {
    ...named,
    calls,
    failed,
    error_rate: (100 * failed) / calls,
    error_interval: wilsonInterval(failed, calls),
    cost_per_answer_usd: answers === 0 ? null : cost_usd / answers,
    mean_ms: timed === 0 ? null : Math.round(took_ms / timed),
  };
}

type Pauses = Awaited<ReturnType<typeof listPauses>>[number];

/** One that nobody has ended is over by itself after its time. */
function endOf(
  { ended_at, ended_by, until }: Pick<Pauses, "ended_at" | "ended_by" | "until">,
  now: Date,
): Pick<ModelFigures["pauses"][number], "ended_at" | "ended_by"> {
  if (ended_at !== null) return { ended_at: ended_at.toISOString(), ended_by };
  if (until !== null && until <= now) return { ended_at: until.toISOString(), ended_by: "TIME" };
  return { ended_at: null, ended_by: null };
}
