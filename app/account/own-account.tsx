import type { ReactNode } from "react";
import { fillBlanks } from "../../content/fill-blanks.ts";
import type { PortalText } from "../../content/portal/schema.ts";
import type { Language } from "../../shared/language.ts";
import type { AccountIntent, AccountState } from "./account-state.ts";
import { EmailForm } from "./email-form.tsx";
import { LanguageForm } from "./language-form.tsx";
import { NameForm } from "./name-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionList } from "./session-list.tsx";
import type { shownPasskeys } from "./shown-passkeys.server.ts";
import type { shownSessions } from "./shown-sessions.server.ts";

type Props = {
	text: PortalText["account"];
	passwordHint: string;
	languageNames: Readonly<Record<Language, string>>;
	account: { name: string; email: string; language: Language; twoFactor: boolean };
	passkeys: ReturnType<typeof shownPasskeys>;
	confirmed: boolean;
	sessions: ReturnType<typeof shownSessions>;
	state: AccountState;
	done: string | null;
	path: string;
};

export function OwnAccount(props: Props) {
	const { text, account, state, path, languageNames, passwordHint } = props;
	const { name, language, password } = text;
	const doneNotice = noticesOf(props);
	return (
		<>
			<header className="screen-head">
				<h1>{text.title}</h1>
			</header>
			<div className="panel account-parts">
				<AccountSection id="name" title={name.title} done={doneNotice("name", name.done)}>
					<NameForm text={name} name={account.name} state={state} path={path} />
				</AccountSection>
				<AccountSection id="language" title={language.title} done={doneNotice("language", language.done)}>
					<LanguageForm text={language} languageNames={languageNames} chosen={account.language} path={path} />
				</AccountSection>
				<AccountSection
					id="email"
					title={text.email.title}
					intro={fillBlanks(text.email.intro, { email: account.email })}
					done={doneNotice("email", text.email.done)}
				>
					<EmailForm text={text.email} confirmed={props.confirmed} state={state} path={path} />
				</AccountSection>
				<AccountSection
					id="password"
					title={password.title}
					intro={password.intro}
					done={doneNotice("password", password.done)}
				>
					<PasswordForm text={password} hint={passwordHint} state={state} path={path} />
				</AccountSection>
				<ProofParts {...props} />
			</div>
		</>
	);
}

/** What proves who somebody is, and where they are signed in. */
function ProofParts(props: Props) {
	const { text, account, state, path, sessions } = props;
	const { factor } = text;
	const doneNotice = noticesOf(props);
	const factorDone =
		doneNotice("factor-confirm", factor.doneOn) ?? doneNotice("factor-remove", factor.doneOff);
	const passkeysDone =
		doneNotice("passkey-add", text.passkeys.doneAdded) ??
		doneNotice("passkey-remove", text.passkeys.doneRemoved);
	const ended = doneNotice("session-end", text.sessions.done);
	return (
		<>
			<AccountSection
				id="factor"
				title={factor.title}
				intro={state.enrolling ? null : account.twoFactor ? factor.on : factor.off}
				done={factorDone}
			>
				<SecondFactor text={factor} on={account.twoFactor} state={state} path={path} />
			</AccountSection>
			<AccountSection
				id="passkey"
				title={text.passkeys.title}
				intro={text.passkeys.intro}
				done={passkeysDone}
			>
				<Passkeys
					text={text.passkeys}
					passkeys={props.passkeys}
					confirmed={props.confirmed}
					state={state}
					path={path}
				/>
			</AccountSection>
			<AccountSection id="session" title={text.sessions.title} intro={text.sessions.intro} done={ended}>
				<SessionList
					text={text.sessions}
					sessions={sessions}
					passwordAsked={props.confirmed ? null : text.passkeys.password}
					state={state}
					path={path}
				/>
			</AccountSection>
		</>
	);
}

function noticesOf({ done }: Props) {
	return (intent: AccountIntent, words: string) => (done === intent ? words : null);
}

type SectionProps = {
	id: string;
	title: string;
	intro?: string | null;
	done: string | null;
	children: ReactNode;
};

function AccountSection({ id, title, intro, done, children }: SectionProps) {
	return (
		<section className="account-part" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
			<header>
				<h2 id={`part-${id}-title`}>{title}</h2>
				{intro && <p className="quiet">{intro}</p>}
			</header>
			<div>
				{done && (
					<p className="alert alert-done" role="status">
						<b>{done}</b>
					</p>
				)}
				{children}
			</div>
		</section>
	);
}
