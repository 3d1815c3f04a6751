import { useEffect, useRef } from "react";
import type { FormField } from "../../../shared/chat.ts";
import { Icon } from "../../ui/icon/icon.tsx";

export function fieldId(name: string): string {
	return `chat-field-${name}`;
}

export function CardFieldView({ field }: { field: FormField }) {
	const { name, label, type, required, error } = field;
	const id = fieldId(name);
	const problemId = `${id}-problem`;
	return (
		<div className="chat-field" data-field={name}>
			<label htmlFor={id}>{required ? `${label}\u00a0*` : label}</label>
			<span className="chat-control">
				<Control field={field} id={id} problemId={error && problemId} />
				{type === "select" ? <Icon name="chevron" /> : <Pencil />}
			</span>
			{error && (
				<p id={problemId} className="chat-field-problem">
					{error}
				</p>
			)}
		</div>
	);
}

type ControlProps = { field: FormField; id: string; problemId: string | undefined };

function Control({ field, id, problemId }: ControlProps) {
	const { name, type, value, autocomplete, options = [], required, maxLength } = field;
	const ref = useCurrentValue(value);
	const control = {
		ref,
		id,
		name,
		required,
		defaultValue: value,
		autoComplete: autocomplete,
		"aria-invalid": problemId ? true : undefined,
		"aria-describedby": problemId,
	};
	if (type === "textarea") return <textarea {...control} maxLength={maxLength} rows={2} />;
	if (type !== "select")
		return <input {...control} type={type} maxLength={maxLength} inputMode={inputModes[type]} />;
	// A value outside the options was typed by the visitor: it stays until they choose another.
	const isOwn = !options.some((option) => option.value === value);
	return (
		<select {...control}>
			{isOwn && <option value={value}>{value}</option>}
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}

/** Shows a value that was changed in another window, unless the visitor has changed the field here. */
function useCurrentValue(value: string) {
	const control = useRef<{ value: string } | null>(null);
	const shown = useRef(value);
	useEffect(() => {
		if (control.current?.value === shown.current) control.current.value = value;
		shown.current = value;
	}, [value]);
	return (element: { value: string } | null) => {
		control.current = element;
	};
}

const inputModes = { text: undefined, email: "email", tel: "tel" } as const;

function Pencil() {
	return (
		<svg className="icon chat-pencil" viewBox="0 0 24 24" aria-hidden="true">
			<path d="m4 20 1-5L16 4l4 4L9 19zm9-13 4 4" />
		</svg>
	);
}
