import type { ReactNode } from "react";
import { fillBlanks } from "../../content/fill-blanks.ts";
import type { PortalText } from "../../content/portal/schema.ts";
import { DoneMessage } from "../ui/form/done-message.tsx";
import { EmailForm, LanguageForm, NameForm, PasswordForm } from "./account-forms.tsx";
import type { OwnAccountData } from "./own-account-data.server.ts";
import type { AccountAnswer, AccountIntent } from "./own-intents.server.ts";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { SessionList } from "./session-list.tsx";

type Props = OwnAccountData & { answer: AccountAnswer; path: string };

export function OwnAccount(props: Props) {
	const { text, account, answer, path, languageNames, passwordHint, confirmed } = props;
	const { name, language, email, password } = text;
	const section = sectionOf(props);
	return (
		<>
			<header className="screen-head">
				<h1>{text.title}</h1>
			</header>
			<div className="panel account-parts">
				<AccountSection {...section("name")} title={name.title}>
					<NameForm text={name} name={account.name} answer={answer} path={path} />
				</AccountSection>
				<AccountSection {...section("language")} title={language.title}>
					<LanguageForm text={language} languageNames={languageNames} chosen={account.language} path={path} />
				</AccountSection>
				<AccountSection
					{...section("email")}
					title={email.title}
					intro={fillBlanks(email.intro, { email: account.email })}
				>
					<EmailForm text={email} confirmed={confirmed} answer={answer} path={path} />
				</AccountSection>
				<AccountSection {...section("password")} title={password.title} intro={password.intro}>
					<PasswordForm text={password} hint={passwordHint} answer={answer} path={path} />
				</AccountSection>
				<ProofParts {...props} />
			</div>
		</>
	);
}

/** What proves who somebody is, and where they are signed in. */
function ProofParts(props: Props) {
	const { text, account, answer, path, sessions, passkeys, confirmed } = props;
	const { factor } = text;
	const section = sectionOf(props);
	return (
		<>
			<AccountSection
				{...section("factor")}
				title={factor.title}
				intro={answer?.shown ? null : account.twoFactor ? factor.on : factor.off}
			>
				<SecondFactor text={factor} on={account.twoFactor} answer={answer} path={path} />
			</AccountSection>
			<AccountSection {...section("passkey")} title={text.passkeys.title} intro={text.passkeys.intro}>
				<Passkeys text={text.passkeys} {...{ passkeys, confirmed, answer, path }} />
			</AccountSection>
			<AccountSection {...section("session")} title={text.sessions.title} intro={text.sessions.intro}>
				<SessionList
					text={text.sessions}
					sessions={sessions}
					passwordLabel={confirmed ? null : text.passkeys.password}
					answer={answer}
					path={path}
				/>
			</AccountSection>
		</>
	);
}

/** An intent begins with the part of the page that its form stands in. */
function sectionOf({ done, text }: Props) {
	return (id: string) => ({ id, done: done?.split("-")[0] === id ? doneTexts(text)[done] : null });
}

function doneTexts(text: PortalText["account"]): Record<AccountIntent, string | null> {
	const { name, language, email, password, factor, passkeys, sessions } = text;
	return {
		name: name.done,
		language: language.done,
		email: email.done,
		password: password.done,
		"factor-begin": null,
		"factor-confirm": factor.doneOn,
		"factor-remove": factor.doneOff,
		"passkey-add": passkeys.doneAdded,
		"passkey-remove": passkeys.doneRemoved,
		"session-end": sessions.done,
	};
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
				{done && <DoneMessage text={done} />}
				{children}
			</div>
		</section>
	);
}
