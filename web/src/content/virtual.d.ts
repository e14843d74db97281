declare module 'virtual:content/*' {
  const pack: Record<string, unknown>;
  export default pack;
}
