export type LinkToShow = { message: string; url: string };

export function ShownLink({ link }: { link: LinkToShow | null | undefined }) {
	if (!link) return null;
	return (
		<p className="alert alert-done" role="status">
			<b>{link.message}</b> <code className="screen-secret">{link.url}</code>
		</p>
	);
}
