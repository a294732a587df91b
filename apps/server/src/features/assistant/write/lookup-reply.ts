import { newId } from "#platform/ids.ts";
import { lookToolOf } from "../look/look-tools.ts";
import { lookupOf } from "../lookup/lookup.rules.ts";
import { suggestionsFor } from "../lookup/suggestions.rules.ts";
import { textOf } from "../store/shown-message.rules.ts";
import { type ReplyContext, useAndTell } from "./replying.ts";

/** Replies without a model: the tool that fits a question by its words, and what it has found. */
export async function lookupReply(replying: ReplyContext): Promise<void> {
  const { said, context, growing } = replying;
  const question = textOf(said.at(-1)?.parts ?? []);
  const lookup = lookupOf(question, context);
  const asked = suggestionsFor(context.page).map((one) => `- ${one}`);
  if (!lookup) {
    growing.addText(
      [
        "No AI model is configured here, and no rule fits that question. You can ask, for example:",
        "",
        ...asked,
      ].join("\n"),
    );
    return;
  }
  const { looked } = await useAndTell(replying, {
    callId: newId(),
    tool: lookToolOf(lookup.tool),
    input: lookup.input,
  });
  growing.addText(
    looked
      ? `${looked.card.title}: looked up by rules, without an AI model.`
      : ["That could not be found. You can ask, for example:", "", ...asked].join("\n"),
  );
}
