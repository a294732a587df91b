import type { FormEvent, ReactElement, ReactNode } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";

export interface SaveState {
  readonly isSaving: boolean;
  readonly error: string | undefined;
}

interface CardFormProps extends SaveState {
  readonly saveLabel: "Save" | "Save Changes";
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Around what is edited in a card. */
export function CardForm({
  saveLabel,
  isSaving,
  error,
  onSave,
  onCancel,
  children,
}: CardFormProps): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {children}
      {error !== undefined && <Banner tone="neg">{error}</Banner>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={isSaving}>
          {saveLabel}
        </Button>
        <Button onClick={onCancel} disabled={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
