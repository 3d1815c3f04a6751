type Props = { fields: readonly (readonly [name: string, value: string])[] };

/** Carries what was typed into another form, which sends it as it was, with its ends of lines. */
export function KeptFields({ fields }: Props) {
	return fields.map(([name, value], index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a form may have a name twice, and these never move.
		<textarea key={index} name={name} defaultValue={value} hidden readOnly />
	));
}
