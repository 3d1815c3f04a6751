export default function Page() {
	return <main><h1>being-written</h1></main>;
}
