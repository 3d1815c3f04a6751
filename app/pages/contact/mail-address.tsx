/** A mail address, which a narrow line breaks after its @ and nowhere else. */
export function MailAddress({ children }: { children: string }) {
	const [name, domain] = children.split("@");
	return (
		<>
			{`${name}@`}
			<wbr />
			{domain}
		</>
	);
}
