/** The plans, from the smallest; a feature names the smallest plan that has it. */
export const plans = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof plans)[number];

export const planFeatures = { staticExport: "enterprise" } as const satisfies Record<string, Plan>;

/** Whether an organization on `plan` may use the feature. */
export function planAllows(plan: Plan, feature: keyof typeof planFeatures): boolean {
  return plans.indexOf(plan) >= plans.indexOf(planFeatures[feature]);
}
