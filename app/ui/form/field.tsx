import type { ReactNode } from "react";
import { confirmedField, emptyForm, type FormState } from "../../forms/form-state.ts";

export type FieldProps = {
	form?: FormState;
	name: string;
	/** What stands in it until something is typed. */
	value?: string;
	id?: string;
	label: string;
	/** "unmarked" when all fields of the form are required: a mark would tell nothing. */
	required?: boolean | "unmarked";
	hint?: string;
	wide?: boolean;
	/** The id of its form, where it stands outside of it. */
	sentWith?: string;
};

type InputProps = FieldProps & {
	type?: "text" | "email" | "tel" | "password" | "date" | "datetime-local" | "search";
	autoComplete?: string;
	placeholder?: string;
	inputMode?: "numeric";
};

export function TextField({ type = "text", autoComplete, placeholder, inputMode, ...field }: InputProps) {
	const confirmed = type === "email" && field.form?.typed[confirmedField];
	return (
		<Labelled {...field}>
			{(control) => (
				<>
					<input
						{...control}
						type={type}
						autoComplete={autoComplete}
						placeholder={placeholder}
						inputMode={inputMode}
					/>
					{confirmed && <input type="hidden" name={confirmedField} value={confirmed} />}
				</>
			)}
		</Labelled>
	);
}

export function TextArea({ rows, ...field }: FieldProps & { rows: number }) {
	return <Labelled {...field}>{(control) => <textarea {...control} rows={rows} />}</Labelled>;
}

export type SelectOptions = readonly { id: string; label: string; lang?: string }[];

type OptionsProps = {
	/** The first option, for choosing none. */
	none?: string;
	options: SelectOptions | Readonly<Record<string, string>>;
};

export function SelectField({ none, options, ...field }: FieldProps & OptionsProps) {
	return (
		<Labelled {...field}>
			{(control) => (
				<select {...control}>
					<Options none={none} options={options} />
				</select>
			)}
		</Labelled>
	);
}

export function Options({ none, options }: OptionsProps) {
	const choices = isList(options) ? options : Object.entries(options).map(([id, label]) => ({ id, label }));
	return (
		<>
			{none && <option value="">{none}</option>}
			{choices.map(({ id, label, lang }: SelectOptions[number]) => (
				<option key={id} value={id} lang={lang}>
					{label}
				</option>
			))}
		</>
	);
}

function isList(options: OptionsProps["options"]): options is SelectOptions {
	return Array.isArray(options);
}

type Control = {
	id: string;
	name: string;
	form: string | undefined;
	required: boolean | undefined;
	defaultValue: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
};

function Labelled({
	form = emptyForm,
	name,
	value = "",
	id = name,
	label,
	required,
	hint,
	wide,
	sentWith,
	children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
	const error = form.fieldErrors[name];
	const [errorId, hintId] = [`${id}-problem`, `${id}-hint`];
	const described = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
	return (
		<div className={wide ? "field field-wide" : "field"} data-problem={error ? "" : undefined}>
			<label htmlFor={id}>{required === true ? `${label} *` : label}</label>
			{hint && (
				<p id={hintId} className="small quiet">
					{hint}
				</p>
			)}
			{children({
				id,
				name,
				form: sentWith,
				required: required !== undefined && required !== false,
				defaultValue: form.typed[name] ?? value,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": described,
			})}
			{error && (
				<p id={errorId} className="field-problem small">
					{error}
				</p>
			)}
		</div>
	);
}
