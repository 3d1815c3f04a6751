import { en as layoutEn } from "../../../content/layout/en.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { languages } from "../../../shared/language.ts";
import { SelectField } from "../../ui/form/field.tsx";

type Props = {
	text: StaffText["accounts"];
	roles: readonly (keyof StaffText["accounts"]["roles"])[];
	currentRoles: readonly string[];
	error: string | undefined;
};

export function RoleChoices({ text, roles, currentRoles, error }: Props) {
	return (
		<fieldset className="account-choice" id="role" tabIndex={-1} aria-describedby={error && "role-problem"}>
			<legend>{text.rolesLabel}</legend>
			{roles.map((role) => (
				<label key={role} className="check">
					<input type="checkbox" name="role" value={role} defaultChecked={currentRoles.includes(role)} />
					<span>
						{text.roles[role]} <span className="small quiet">{text.roleHints[role]}</span>
					</span>
				</label>
			))}
			{error && (
				<p id="role-problem" className="field-problem small">
					{error}
				</p>
			)}
		</fieldset>
	);
}

const languageOptions = languages.map((id) => ({ id, label: layoutEn.languageNames[id], lang: id }));

type LanguageChoiceProps = { id: string; label: string; chosen: string | undefined };

export function LanguageChoice({ id, label, chosen = "es" }: LanguageChoiceProps) {
	return <SelectField id={id} name="language" label={label} value={chosen} options={languageOptions} />;
}
