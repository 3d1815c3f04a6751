import type { ReactNode } from "react";
import { type Language, languages } from "../../content/language.ts";
import type { PortalText } from "../../content/portal/schema.ts";
import { AskFirst } from "../ui/ask-first/ask-first.tsx";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import { type AccountPart, type AccountState, accountForm } from "./account-state.ts";
import { SecondFactor } from "./second-factor.tsx";
import type { shownSessions } from "./shown-sessions.server.ts";

type Props = {
	text: PortalText["account"];
	passwordHint: string;
	languageNames: Readonly<Record<Language, string>>;
	account: { name: string; language: Language; twoFactor: boolean };
	sessions: ReturnType<typeof shownSessions>;
	state: AccountState;
	done: string | null;
	path: string;
};

/** The account page: name, language, password, second factor, sessions. */
export function OwnAccount(props: Props) {
	const { text, account, state, path, languageNames, passwordHint, sessions } = props;
	const doneNotice = (part: AccountPart, words: string) => (props.done === part ? words : null);
	return (
		<>
			<header className="room-head">
				<h1>{text.title}</h1>
			</header>
			<div className="account-parts">
				<Part id="name" title={text.name.title} done={doneNotice("name", text.name.done)}>
					<ShortForm
						action={path}
						failure={accountForm(state, "name").failure}
						refused={{ ...accountForm(state, "name"), labels: { name: text.name.field } }}
						send={text.name.send}
						values={{ part: "name" }}
						look="small"
					>
						<TextField
							form={{
								...accountForm(state, "name"),
								typed: { name: account.name, ...accountForm(state, "name").typed },
							}}
							name="name"
							label={text.name.field}
							autoComplete="name"
						/>
					</ShortForm>
				</Part>
				<Part id="language" title={text.language.title} done={doneNotice("language", text.language.done)}>
					<ShortForm
						action={path}
						failure={null}
						send={text.language.send}
						values={{ part: "language" }}
						look="small"
					>
						<fieldset className="account-choice">
							<legend className="quiet">{text.language.lead}</legend>
							{languages.map((language) => (
								<label key={language} className="check">
									<input
										type="radio"
										name="language"
										value={language}
										defaultChecked={account.language === language}
									/>
									<span lang={language}>{languageNames[language]}</span>
								</label>
							))}
						</fieldset>
					</ShortForm>
				</Part>
				<Part id="password" title={text.password.title} done={doneNotice("password", text.password.done)}>
					<p className="quiet">{text.password.lead}</p>
					<ShortForm
						action={path}
						failure={accountForm(state, "password").failure}
						refused={{ ...accountForm(state, "password"), labels: text.password }}
						send={text.password.send}
						values={{ part: "password" }}
						look="small"
					>
						<TextField
							form={accountForm(state, "password")}
							name="current"
							label={text.password.current}
							type="password"
							autoComplete="current-password"
						/>
						<TextField
							form={accountForm(state, "password")}
							name="next"
							label={text.password.next}
							hint={passwordHint}
							type="password"
							autoComplete="new-password"
						/>
					</ShortForm>
				</Part>
				<Part
					id="factor"
					title={text.factor.title}
					done={
						doneNotice("factor-confirm", text.factor.doneOn) ??
						doneNotice("factor-remove", text.factor.doneOff)
					}
				>
					<SecondFactor text={text.factor} on={account.twoFactor} state={state} path={path} />
				</Part>
				<Part id="session" title={text.sessions.title} done={doneNotice("session-end", text.sessions.done)}>
					<p className="quiet">{text.sessions.lead}</p>
					<ul className="room-list">
						{sessions.map(({ id, device, since, current }) => (
							<li key={id}>
								<div>
									<b>{device}</b>
									<p className="small quiet">{text.sessions.since.replace("{date}", since)}</p>
								</div>
								{current ? (
									<p className="tag tag-ok">{text.sessions.here}</p>
								) : (
									<AskFirst what={text.sessions.end} ask={text.sessions.endAsk}>
										<ShortForm
											action={path}
											failure={null}
											send={text.sessions.endSure}
											values={{ part: "session-end", session: id }}
											look="small"
										/>
									</AskFirst>
								)}
							</li>
						))}
					</ul>
				</Part>
			</div>
		</>
	);
}

function Part({
	id,
	title,
	done,
	children,
}: {
	id: string;
	title: string;
	done: string | null;
	children: ReactNode;
}) {
	return (
		<section className="panel account-part" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
			<h2 id={`part-${id}-title`}>{title}</h2>
			{done && (
				<p className="alert alert-done" role="status">
					<b>{done}</b>
				</p>
			)}
			{children}
		</section>
	);
}
