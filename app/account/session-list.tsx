import type { PortalText } from "../../content/portal/schema.ts";
import { AskFirstForm } from "../ui/ask-first/ask-first.tsx";
import { Dated } from "../ui/near-date/near-date.tsx";
import { type AccountState, accountForm } from "./account-state.ts";
import { PasswordField } from "./password-field.tsx";
import type { shownSessions } from "./shown-sessions.server.ts";

type Props = {
	text: PortalText["account"]["sessions"];
	sessions: ReturnType<typeof shownSessions>;
	passwordAsked: string | null;
	state: AccountState;
	path: string;
};

export function SessionList({ text, sessions, passwordAsked, state, path }: Props) {
	const { failure } = accountForm(state, "session-end");
	return (
		<>
			{failure && (
				<p className="alert alert-problem" role="alert" tabIndex={-1}>
					<b>{failure}</b>
				</p>
			)}
			<ul className="screen-list">
				{sessions.map(({ id, device, since, current }) => (
					<li key={id}>
						<div>
							<b>{device}</b>
							<p className="small quiet">
								<Dated sentence={text.since} at={since} />
							</p>
						</div>
						{current ? (
							<p className="tag tag-ok">{text.here}</p>
						) : (
							<AskFirstForm
								what={text.end}
								ask={text.endAsk}
								action={path}
								send={text.endSure}
								values={{ intent: "session-end", session: id }}
							>
								{passwordAsked && <PasswordField id={`password-${id}`} label={passwordAsked} />}
							</AskFirstForm>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
