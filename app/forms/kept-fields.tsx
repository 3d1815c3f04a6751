type Props = { fields: readonly (readonly [name: string, value: string])[] };

/** Hidden copies of typed fields for another form, which sends them with their line breaks. */
export function KeptFields({ fields }: Props) {
	return fields.map(([name, value], index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and these never move.
		<textarea key={index} name={name} defaultValue={value} hidden readOnly />
	));
}
