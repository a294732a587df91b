import { letter, productBrand } from "#platform/mail/letter.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import type { Tools } from "#platform/tools.ts";
import type { StandingResult } from "../store/standing.rules.ts";
import type { AskedModel } from "./asked-models.ts";

export interface BadModel extends Omit<AskedModel, "rowId">, StandingResult {
  readonly answers_as: string | null;
}

/** Writes to the superuser, in the caller's transaction, which models somebody has to look at. */
export async function notifyBadModels(within: Tools, models: readonly BadModel[]): Promise<void> {
  const sentences = models.map(sentenceOf);
  within.log.warn({ models: sentences }, "AI models need attention");
  if (within.superuserEmail === undefined) return;

  const [first] = models;
  await sendMail(within, {
    kind: "models-checked",
    to: within.superuserEmail,
    subject: models.length === 1 && first ? `${first.name} needs attention` : "AI models need attention",
    letter: letter({
      brand: productBrand,
      preheader: "Its provider says so, or its answers do.",
      heading: "AI models need attention",
      paragraphs: [
        ...sentences,
        "OPERATOR_MODELS selects another model for a row, WRITER_MODEL and JUDGE_MODEL those that write and judge.",
      ],
      action: { label: "Open the AI models", url: `${within.publicUrl}/admin/models` },
    }),
  });
}

function sentenceOf({ name, provider, model, standing, retirement, answers_as }: BadModel): string {
  const asked = `${name} asks ${provider} for ${model}`;
  const instead = retirement?.replacement ? ` Use ${retirement.replacement} instead.` : "";
  const day = retirement?.shutdown_day;
  switch (standing) {
    case "ending":
      return `${asked}, which shuts down${day ? ` on ${day}` : " soon"}.${instead}`;
    case "ended":
      return `${asked}, which was shut down${day ? ` on ${day}` : ""}.${instead}`;
    case "unlisted":
      return `${asked}, which is not in its list of models.${instead}`;
    case "redirected":
      return `${asked}, but ${answers_as} answers.${instead}`;
    case "listed":
    case "unknown":
      return `${asked}.`;
  }
}
