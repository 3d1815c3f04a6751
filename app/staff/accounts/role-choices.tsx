import type { StaffText } from "../../../content/staff/schema.ts";

type Props = {
	text: StaffText["accounts"];
	roles: readonly (keyof StaffText["accounts"]["roles"])[];
	currentRoles: readonly string[];
	problem: string | undefined;
};

export function RoleChoices({ text, roles, currentRoles, problem }: Props) {
	return (
		<fieldset className="account-choice" id="role" tabIndex={-1} aria-describedby={problem && "role-problem"}>
			<legend>{text.rolesLabel}</legend>
			{roles.map((role) => (
				<label key={role} className="check">
					<input type="checkbox" name="role" value={role} defaultChecked={currentRoles.includes(role)} />
					<span>
						{text.roles[role]} <span className="small quiet">{text.roleHints[role]}</span>
					</span>
				</label>
			))}
			{problem && (
				<p id="role-problem" className="field-problem small">
					{problem}
				</p>
			)}
		</fieldset>
	);
}
