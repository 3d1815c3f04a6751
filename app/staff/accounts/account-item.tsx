import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirst } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	account: { username: string; about: string; own: boolean; disabled: boolean };
	text: StaffText["accounts"];
	path: string;
};

export function AccountItem({ account, text, path }: Props) {
	const { username, about, own, disabled } = account;
	return (
		<li>
			<div>
				<h2 className="screen-item">{username}</h2>
				<p className="small quiet">{about}</p>
			</div>
			<AskFirst what={text.reset} ask={text.resetAsk.replace("{username}", username)}>
				<ShortForm
					action={path}
					failure={null}
					send={text.resetSure}
					look="small"
					values={{ what: "reset", username }}
				/>
			</AskFirst>
			{!own && !disabled && (
				<AskFirst what={text.disable} ask={text.disableAsk.replace("{username}", username)}>
					<ShortForm
						action={path}
						failure={null}
						send={text.disableSure}
						look="small"
						values={{ what: "disable", username }}
					/>
				</AskFirst>
			)}
			{!own && disabled && (
				<ShortForm
					action={path}
					failure={null}
					send={text.enable}
					look="small outline"
					values={{ what: "enable", username }}
				/>
			)}
		</li>
	);
}
