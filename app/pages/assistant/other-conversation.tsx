import { pathTo } from "../../../content/addresses.ts";
import type { AssistantPageText } from "../../../content/pages/assistant/schema.ts";
import type { Language } from "../../../shared/language.ts";
import { Button } from "../../ui/button/button.tsx";

export const otherField = "other-conversation";

export function OtherConversation({
	text,
	language,
}: {
	text: AssistantPageText["other"];
	language: Language;
}) {
	return (
		<form method="post" action={pathTo("assistant", language)} className="assistant-other paper">
			<p>{text.text}</p>
			<input type="hidden" name={otherField} value="1" />
			<Button look="small outline" type="submit">
				{text.open}
			</Button>
		</form>
	);
}
