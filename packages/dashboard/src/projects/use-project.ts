import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Project } from "../api/types.ts";
import { projectQuery } from "./queries.ts";

/** The project whose page this is; the route has loaded it. */
export function useProject(): Project {
  const { projectId } = useParams({ from: "/signed-in/projects/$projectId" });
  return useSuspenseQuery(projectQuery(projectId)).data;
}
