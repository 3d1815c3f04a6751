import type { FormEvent } from "react";
import { pathTo } from "../../../content/addresses.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useChatText } from "../chat-text.ts";

export const startOverField = "start-over";

export function StartOver({ onConfirm }: { onConfirm: () => void }) {
	const { chat, language } = useChatText();
	const confirm = (event: FormEvent) => {
		event.preventDefault();
		onConfirm();
	};
	return (
		<details className="chat-start-over">
			<summary>
				<Icon name="reset" />
				{chat.restart.open}
			</summary>
			<form method="post" action={pathTo("assistant", language)} onSubmit={confirm}>
				<p>{chat.restart.question}</p>
				<input type="hidden" name={startOverField} value="1" />
				<Button look="small" type="submit">
					{chat.restart.confirm}
				</Button>
			</form>
		</details>
	);
}
