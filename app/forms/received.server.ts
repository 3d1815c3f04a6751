import { parameterIn } from "../../content/parameters.ts";
import { isReference } from "../../domain/reference.ts";

export async function receivedReference<Recorded extends object>(
	request: Request,
	find: (reference: string) => Promise<Recorded | null>,
): Promise<(Recorded & { reference: string }) | null> {
	const reference = parameterIn(new URL(request.url), "received");
	if (!reference || !isReference(reference)) return null;
	const recorded = await find(reference);
	return recorded && { ...recorded, reference };
}
