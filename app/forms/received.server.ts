import { isReference } from "../../domain/contact/reference.ts";
import { receivedParameter } from "./form-state.ts";

/** The reference a page is to confirm, when such a thing is really stored; null otherwise. */
export async function receivedReference(
	request: Request,
	isStored: (reference: string) => Promise<boolean>,
): Promise<string | null> {
	const reference = new URL(request.url).searchParams.get(receivedParameter);
	if (!reference || !isReference(reference)) return null;
	return (await isStored(reference)) ? reference : null;
}
