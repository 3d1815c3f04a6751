import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";

type Props = {
	account: { name: string; username: string; about: string; disabled: boolean };
	text: StaffText["accounts"];
	path: string;
};

export function AccountItem({ account: { name, username, about, disabled }, text, path }: Props) {
	return (
		<li>
			<div>
				<h3 className="screen-item">{name}</h3>
				<p className="small quiet">{about}</p>
			</div>
			{disabled ? (
				<ShortForm
					action={path}
					send={text.enable}
					look="small quiet"
					values={{ intent: "enable", username }}
				/>
			) : (
				<>
					<AskFirstForm
						what={text.reset}
						ask={fillBlanks(text.resetAsk, { username })}
						action={path}
						send={text.resetSure}
						values={{ intent: "reset", username }}
					/>
					<AskFirstForm
						what={text.disable}
						ask={fillBlanks(text.disableAsk, { username })}
						action={path}
						send={text.disableSure}
						values={{ intent: "disable", username }}
					/>
				</>
			)}
		</li>
	);
}
