import type { PortalText } from "../../content/portal/schema.ts";
import { formOf } from "../forms/form-state.ts";
import { AskFirstForm } from "../ui/ask-first/ask-first.tsx";
import { Dated } from "../ui/near-date/near-date.tsx";
import type { OwnAccountData } from "./own-account-data.server.ts";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type Props = {
	text: PortalText["account"]["sessions"];
	sessions: OwnAccountData["sessions"];
	passwordLabel: string | null;
	answer: AccountAnswer;
	path: string;
};

export function SessionList({ text, sessions, passwordLabel, answer, path }: Props) {
	const { formError } = formOf(answer, "session-end");
	return (
		<>
			{formError && (
				<p className="alert alert-problem" role="alert" tabIndex={-1}>
					<b>{formError}</b>
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
								words={text.end}
								action={path}
								hiddenFields={{ intent: "session-end", session: id }}
							>
								{passwordLabel && <PasswordField id={`password-${id}`} label={passwordLabel} />}
							</AskFirstForm>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
