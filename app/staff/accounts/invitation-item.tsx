import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { AskFirstForm } from "../../ui/ask-first/ask-first.tsx";

type Props = {
	invitation: { id: string; name: string; about: string; by: string; isOver: boolean };
	text: StaffText["invitations"];
	path: string;
	hours: string;
	isMailed: boolean;
};

export function InvitationItem({ invitation, text, path, hours, isMailed }: Props) {
	const { id, name, about, by, isOver } = invitation;
	const again = isMailed
		? { what: text.resend, ask: text.resendAsk, sure: text.resendSure }
		: { what: text.relink, ask: text.relinkAsk, sure: text.relinkSure };
	return (
		<li>
			<div>
				<h3 className="screen-item">
					{name} {isOver && <span className="tag tag-problem">{text.expired}</span>}
				</h3>
				<p className="small quiet">{about}</p>
				<p className="small quiet">{by}</p>
			</div>
			<AskFirstForm
				what={again.what}
				ask={fillBlanks(again.ask, { hours })}
				action={path}
				send={again.sure}
				values={{ intent: "resend", id }}
			/>
			<AskFirstForm
				what={text.revoke}
				ask={text.revokeAsk}
				action={path}
				send={text.revokeSure}
				values={{ intent: "revoke", id }}
			/>
		</li>
	);
}
