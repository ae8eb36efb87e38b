import type { Plan } from "@lectern/contract";

/** How the plans are called. */
export const planNames: Record<Plan, string> = { free: "Free", pro: "Pro", enterprise: "Enterprise" };
