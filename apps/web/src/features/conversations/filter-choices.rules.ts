interface Model {
  readonly id: string;
  readonly display_name: string;
}

interface ModelChoiceInput {
  readonly campaigns: readonly { readonly operator_model_info: readonly Pick<Model, "id">[] }[];
  /** Choice in the address: it is offered in any case, so that it can be left. */
  readonly chosen: string | undefined;
}

/** Models among all that a launched campaign asks: nothing is found of others. */
export function askedModels<Known extends Model>(
  models: readonly Known[],
  { campaigns, chosen }: ModelChoiceInput,
): readonly Known[] {
  const asked = new Set(
    campaigns.flatMap(({ operator_model_info }) => operator_model_info.map(({ id }) => id)),
  );
  return models.filter(({ id }) => asked.has(id) || id === chosen);
}

/** Whether there is something to choose: one alone is all there is. */
export function isChoice(offered: readonly unknown[] | undefined, chosen: string | undefined): boolean {
  return chosen !== undefined || (offered?.length ?? 0) > 1;
}
