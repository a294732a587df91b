import {
  checkIntegration,
  type IntegrationCheck,
  sendTestVisit,
  type TestVisit,
} from "@citelens/contract/traffic/integrations";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";

export function useIntegrationCheck(workspaceId: string): UseMutationResult<IntegrationCheck, Error, void> {
  return useMutation({ mutationFn: () => call(checkIntegration, { params: { projectId: workspaceId } }) });
}

export function useTestVisit(workspaceId: string): UseMutationResult<TestVisit, Error, void> {
  return useMutation({ mutationFn: () => call(sendTestVisit, { params: { projectId: workspaceId } }) });
}
