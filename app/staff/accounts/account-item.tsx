import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	account: { username: string; about: string; disabled: boolean };
	text: StaffText["accounts"];
	path: string;
};

export function AccountItem({ account: { username, about, disabled }, text, path }: Props) {
	const press = (intent: "reset" | "disable" | "enable", send: string, look: "small" | "small outline") => (
		<ShortForm action={path} send={send} look={look} values={{ intent, username }} />
	);
	return (
		<li>
			<div>
				<h3 className="screen-item">{username}</h3>
				<p className="small quiet">{about}</p>
			</div>
			{disabled ? (
				press("enable", text.enable, "small outline")
			) : (
				<>
					<AskFirst what={text.reset} ask={text.resetAsk.replace("{username}", username)}>
						{press("reset", text.resetSure, "small")}
					</AskFirst>
					<AskFirst what={text.disable} ask={text.disableAsk.replace("{username}", username)}>
						{press("disable", text.disableSure, "small")}
					</AskFirst>
				</>
			)}
		</li>
	);
}
