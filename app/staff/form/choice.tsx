type Props = {
	id: string;
	name?: string;
	label: string;
	value: string | undefined;
	/** Heads the list where nothing may be chosen. */
	none?: string;
	options: readonly { id: string; label: string; lang?: string }[];
};

export function Choice({ id, name = id, label, value, none, options }: Props) {
	return (
		<div className="field">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} defaultValue={value}>
				{none && <option value="">{none}</option>}
				{options.map(({ id, label, lang }) => (
					<option key={id} value={id} lang={lang}>
						{label}
					</option>
				))}
			</select>
		</div>
	);
}
