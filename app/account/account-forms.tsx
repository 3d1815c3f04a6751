import type { PortalText } from "../../content/portal/schema.ts";
import { type Language, languages } from "../../shared/language.ts";
import { formOf } from "../forms/form-state.ts";
import { TextField } from "../ui/form/field.tsx";
import { ShortForm } from "../ui/form/short-form.tsx";
import type { AccountAnswer } from "./own-intents.server.ts";
import { PasswordField } from "./password-field.tsx";

type NameFormProps = {
	text: PortalText["account"]["name"];
	name: string;
	answer: AccountAnswer;
	path: string;
};

export function NameForm({ text, name, answer, path }: NameFormProps) {
	const form = formOf(answer, "name");
	return (
		<ShortForm
			form={form}
			labels={{ name: text.field }}
			action={path}
			send={text.send}
			hiddenFields={{ intent: "name" }}
			look="small quiet"
		>
			<TextField form={form} value={name} name="name" label={text.field} autoComplete="name" />
		</ShortForm>
	);
}

type LanguageFormProps = {
	text: PortalText["account"]["language"];
	languageNames: Readonly<Record<Language, string>>;
	chosen: Language;
	path: string;
};

export function LanguageForm({ text, languageNames, chosen, path }: LanguageFormProps) {
	return (
		<ShortForm action={path} send={text.send} hiddenFields={{ intent: "language" }} look="small quiet">
			<fieldset className="account-choice">
				<legend className="quiet">{text.intro}</legend>
				{languages.map((language) => (
					<label key={language} className="check">
						<input type="radio" name="language" value={language} defaultChecked={chosen === language} />
						<span lang={language}>{languageNames[language]}</span>
					</label>
				))}
			</fieldset>
		</ShortForm>
	);
}

type EmailFormProps = {
	text: PortalText["account"]["email"];
	confirmed: boolean;
	answer: AccountAnswer;
	path: string;
};

export function EmailForm({ text, confirmed, answer, path }: EmailFormProps) {
	const form = formOf(answer, "email");
	return (
		<ShortForm
			form={form}
			labels={{ email: text.field, password: text.password }}
			idOf={(name) => `own-${name}`}
			action={path}
			send={text.send}
			hiddenFields={{ intent: "email" }}
			look="small quiet"
		>
			<TextField
				form={form}
				name="email"
				id="own-email"
				label={text.field}
				type="email"
				autoComplete="email"
			/>
			{!confirmed && <PasswordField form={form} id="own-password" label={text.password} />}
		</ShortForm>
	);
}

type PasswordFormProps = {
	text: PortalText["account"]["password"];
	hint: string;
	answer: AccountAnswer;
	path: string;
};

export function PasswordForm({ text, hint, answer, path }: PasswordFormProps) {
	const form = formOf(answer, "password");
	return (
		<ShortForm
			form={form}
			labels={text}
			action={path}
			send={text.send}
			hiddenFields={{ intent: "password" }}
			look="small quiet"
		>
			<PasswordField form={form} name="current" label={text.current} />
			<TextField
				form={form}
				name="next"
				label={text.next}
				hint={hint}
				type="password"
				autoComplete="new-password"
			/>
		</ShortForm>
	);
}
