import type { StaffAnswer } from "./staff-answer.ts";

export function ShownOnce({ shown }: { shown: StaffAnswer["shown"] | undefined }) {
	if (!shown) return null;
	return (
		<p className="alert alert-done" role="status">
			<b>{shown.message}</b> {shown.secret && <code className="screen-secret">{shown.secret}</code>}
		</p>
	);
}
