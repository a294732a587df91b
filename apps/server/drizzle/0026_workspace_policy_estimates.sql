-- As before: true while no workspace is set, else for rows of the workspace that the transaction was set to. It is written
-- as a test for null, of which the planner expects that it leaves nearly all rows. Of a comparison it expected one in a
-- hundred, and planned every statement under the policies for so few.
CREATE OR REPLACE FUNCTION "within_workspace"("row_workspace_id" uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN coalesce(current_setting('citelens.workspace_id', true), '') IN ('', row_workspace_id::text)
    THEN true END IS NOT NULL
$$;
