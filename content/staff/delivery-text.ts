import { deliveryKinds } from "../../shared/delivery.ts";
import type { StaffText } from "./schema.ts";

export function deliveryText(
	{ kinds, variants }: Pick<StaffText["deliveries"], "kinds" | "variants">,
	{ kind, variant }: { kind: string; variant: string | null },
): string {
	const ofKind: Record<string, string> = Object.entries(variants).find(([name]) => name === kind)?.[1] ?? {};
	if (variant !== null && Object.hasOwn(ofKind, variant)) return ofKind[variant] ?? kind;
	const known = deliveryKinds.find((one) => one === kind);
	return known ? kinds[known] : kind;
}
