import { parameterIn } from "../../content/parameters.ts";
import { isReference } from "../../domain/contact/reference.ts";

export async function receivedReference(
	request: Request,
	isStored: (reference: string) => Promise<boolean>,
): Promise<string | null> {
	const reference = parameterIn(new URL(request.url), "received");
	if (!reference || !isReference(reference)) return null;
	return (await isStored(reference)) ? reference : null;
}
