import { modelSimulationLimits, type SimulationArm } from "@citelens/contract/content/studio-words";

/** Settings of a simulation with AI models. */
export interface ModelSettings {
  /** With what a reply of each costs, as it was when the simulation began; of those from before that was kept, as of any small model. */
  readonly operator_models: readonly {
    readonly id: string;
    readonly name: string;
    readonly credits?: number;
  }[];
  /** Numbers of the target queries, from 0: those that what is held is for. */
  readonly queries: readonly number[];
  readonly repeats: number;
  readonly masked: boolean;
}

/** A page as a model is given it. */
export interface PlanDocument {
  readonly title: string;
  readonly text: string;
}

export interface PlanQuestion {
  /** As the target query is, and as it is asked. */
  readonly text: string;
  readonly asked: string;
  readonly rivals: readonly (PlanDocument & { readonly url: string })[];
  /** None of a page that is new. */
  readonly old: PlanDocument | null;
  readonly draft: PlanDocument;
}

export interface ModelPlan {
  readonly questions: readonly PlanQuestion[];
  readonly left_out: readonly { readonly text: string; readonly reason: string }[];
  readonly masks: readonly { readonly name: string; readonly mask: string }[];
}

/** Pages of others beside ours. */
export const rivalsOfQuestion = modelSimulationLimits.places - 1;

export interface PlannedAsk {
  readonly position: number;
  readonly operator_model: string;
  readonly question: number;
  readonly arm: SimulationArm;
  readonly place: number;
}

interface AskProtocol {
  readonly questions: number;
  readonly arms: readonly SimulationArm[];
  readonly models: readonly string[];
  /** A multiple of the places. */
  readonly repeats: number;
}

/** The arms of a page: one that is new has no old one. */
export function armsOf({ page_url }: { readonly page_url: string | null }): readonly SimulationArm[] {
  return page_url === null ? ["draft"] : ["old", "draft"];
}

export function asksOf({ questions, arms, models, repeats }: AskProtocol): number {
  return questions * arms.length * models.length * repeats;
}

/**
 * All asks in their order: ours stands at each place equally often, and the two arms of a question are neighbours, so that what an end
 * that comes early leaves out is missing in both.
 */
export function plannedAsks({ questions, arms, models, repeats }: AskProtocol): PlannedAsk[] {
  const asks: Omit<PlannedAsk, "position">[] = [];
  for (let repeat = 0; repeat < repeats; repeat++)
    for (let question = 0; question < questions; question++)
      for (const operator_model of models)
        for (const arm of arms)
          asks.push({ operator_model, question, arm, place: 1 + (repeat % modelSimulationLimits.places) });
  return asks.map((ask, position) => ({ ...ask, position }));
}

/** Instructions above the documents, for whoever runs the model. */
export const documentInstructions =
  "Answer the question at the top of the user's message. Answer only from the documents in the material, and cite them: put the number of the document in square brackets, such as [2], behind each sentence that rests on it. Where no document answers the question, say so. Write at most 200 words.";

/** The documents of an ask as the model reads them, ours among those of others. */
export function materialOf(
  { rivals, ...own }: Pick<PlanQuestion, "rivals" | SimulationArm>,
  { arm, place }: Pick<PlannedAsk, "arm" | "place">,
): string {
  const ours = own[arm];
  if (!ours) throw new Error("A page that is new has no old text");
  return rivals
    .toSpliced(place - 1, 0, { ...ours, url: "" })
    .map(({ title, text }, at) => `[${at + 1}] ${title}\n${text}`)
    .join("\n\n");
}
