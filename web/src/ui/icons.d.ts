declare module 'virtual:icon/*' {
  /** The path of the icon in a square of 512. */
  export const icon: string;
}
